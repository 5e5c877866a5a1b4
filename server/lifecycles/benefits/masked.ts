/** 林**: enough for friends to recognise each other, and nothing for others. */
export const masked = (nickname: string): string => `${/^./u.exec(nickname)?.[0] ?? ''}**`
