/** Milliseconds after which a try that nothing came of may be made again. */
const PATIENCE = 1500;

/** A try on its way: until something new is shown, or a while has passed, no second one is made. */
export class Way {
  on = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changes` reads what is shown; called while a component is made. */
  constructor(changes: () => unknown) {
    $effect(() => {
      changes();
      this.end();
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  begin(): void {
    this.on = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), PATIENCE);
  }

  private end(): void {
    clearTimeout(this.timer);
    this.on = false;
  }
}
