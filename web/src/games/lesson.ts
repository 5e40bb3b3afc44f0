/** A lesson of the guided first game: one thing, said when it matters, beside the thing itself. */
export interface Lesson {
  /** The message that says it. */
  id: string;
  /** What it speaks of, as selectors of the board: it points at the first that is in sight. */
  at: readonly string[];
}

/** A lesson with its moment: it is due as long as that holds, and is over with it. */
export interface Taught<Moment> {
  topic: string;
  due(moment: Moment): boolean;
  at(moment: Moment): readonly string[];
}

/** All lessons of a game that are due, the most urgent first. */
export function dueOf<Moment>(game: string, lessons: readonly Taught<Moment>[], moment: Moment): Lesson[] {
  return lessons
    .filter((lesson) => lesson.due(moment))
    .map((lesson) => ({ id: `web-${game}-coach-${lesson.topic}`, at: lesson.at(moment) }));
}
