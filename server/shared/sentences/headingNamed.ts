/**
 * Meaning of a heading: as it is, or, if it is written in both languages (`姓名 Name`, `邮箱/E-mail`), the meaning of both.
 * Undefined: an unknown heading.
 */
export const headingNamed = <Meaning>(
  heading: string,
  known: (text: string) => Meaning | undefined,
): Meaning | undefined => {
  const whole = known(heading)
  if (whole !== undefined) return whole
  const parts = heading.split(
    /[/|／｜\n]|(?<=\p{Script=Han})(?=[\s\p{P}]*[A-Za-z])|(?<=[A-Za-z.])(?=[\s\p{P}]*\p{Script=Han})/u,
  )
  if (parts.length < 2 || parts.length > 3) return undefined
  const [first, ...others] = parts.map((part) => known(part.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')))
  return others.every((each) => each === first) ? first : undefined
}
