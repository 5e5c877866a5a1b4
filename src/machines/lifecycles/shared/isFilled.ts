/** Somebody has typed more than spaces. Events come from outside: what is no text counts as not typed. */
export const isFilled = (typed: unknown): boolean => typeof typed === 'string' && typed.trim() !== ''
