/**
 * Whether a text holds the name of a person: `jose_garcia_cv.txt`, `GARCÍA, José` and `JoseGarcia2` do of `José
 * García`. Names of one short word are too common to decide.
 */
export const mentionsName = (text: string, name: string): boolean => {
  const wanted = plain(name)
  if (wanted === '') return false
  const said = plain(text)
  if (/\p{Script=Han}/u.test(wanted)) return wanted.length > 1 && said.includes(wanted)
  const words = wanted.split(' ')
  const isOneWord = words.length < 2 || words.every((word) => word.length < 2)
  if (isOneWord) return wanted.length >= shortestWord && hasWords(said, wanted)
  const turned = [...words.slice(1), ...words.slice(0, 1)].join(' ')
  const led = [...words.slice(-1), ...words.slice(0, -1)].join(' ')
  return (
    [wanted, turned, led].some((each) => hasWords(said, each)) ||
    (wanted.length >= shortestJoined && said.replaceAll(' ', '').includes(wanted.replaceAll(' ', '')))
  )
}

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `)

/** Without case, width, accents and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim()

const shortestWord = 6
const shortestJoined = 8
