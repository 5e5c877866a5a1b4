/** True if the text contains more than spaces. Events come from outside: a value that is no text counts as empty. */
export const isFilled = (typed: unknown): boolean => typeof typed === 'string' && typed.trim() !== ''
