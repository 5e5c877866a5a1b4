/** Key words as people separate them, in either language: `a, b；c、d` or one a line → `['a', 'b', 'c', 'd']`. */
export const typedKeywords = (text: string): string[] =>
  text
    .split(/[;；,，、\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
