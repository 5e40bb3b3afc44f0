// what each game changes of the house's colours; imported after those
import.meta.glob('./*/theme.css', { eager: true });
