/** What was there before, and what was taken back: for undo and redo. */
export class History {
  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  private current = $state.raw('');
  /** What the last change was to: changes of the same thing in a row are one step. */
  private touched = '';

  constructor(
    first: string,
    private readonly most = 200,
  ) {
    this.current = first;
  }

  get now(): string {
    return this.current;
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** From now on it is this; `of` names what was changed, so that a word typed letter by letter is one step. */
  set(next: string, of = ''): void {
    if (next === this.current) return;
    if (of === '' || of !== this.touched) this.past = [...this.past, this.current].slice(-this.most);
    this.touched = of;
    this.current = next;
    this.future = [];
  }

  /** Another file: nothing to take back. */
  begin(first: string): void {
    this.past = [];
    this.future = [];
    this.touched = '';
    this.current = first;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.future = [this.current, ...this.future];
    this.past = this.past.slice(0, -1);
    this.current = before;
    this.touched = '';
  }

  redo(): void {
    const [next] = this.future;
    if (next === undefined) return;
    this.past = [...this.past, this.current];
    this.future = this.future.slice(1);
    this.current = next;
    this.touched = '';
  }
}
