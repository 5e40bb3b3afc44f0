/** Reading aloud by the browser's own voice, where it has one. */

let reading = $state(false);

/** Can it read? */
export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Does it read now? */
export function isReading(): boolean {
  return reading;
}

/** Read these texts one after the other; whatever was being read stops. */
export function readAloud(texts: readonly string[], language: string): void {
  if (!hasVoice()) return;
  stopReading();
  for (const [at, text] of texts.entries()) {
    const said = new SpeechSynthesisUtterance(text);
    said.lang = language;
    said.rate = 0.95;
    if (at === texts.length - 1) said.onend = said.onerror = () => (reading = false);
    speechSynthesis.speak(said);
  }
  reading = texts.length > 0;
}

export function stopReading(): void {
  reading = false;
  if (hasVoice()) speechSynthesis.cancel();
}
