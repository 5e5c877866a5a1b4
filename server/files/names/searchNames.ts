/**
 * Names found in bytes that are not parsed here: pictures, objects of other programs, a text in one piece. Only
 * unmistakable names are searched. `null` between pieces: another part follows.
 */
export const searchNames = async (
  pieces: AsyncIterable<Buffer | null>,
  names: readonly string[],
): Promise<string[]> => {
  const wanted = [...new Set(names.map((name) => name.trim()))].filter(isRare).map((name) => ({
    name,
    bytes: [Buffer.from(name), Buffer.from(name, 'utf16le'), Buffer.from(name, 'utf16le').swap16()],
  }))
  if (wanted.length === 0) return []
  const longest = Math.max(...wanted.flatMap(({ bytes }) => bytes.map(({ length }) => length)))
  const found = new Set<string>()
  let tail = Buffer.alloc(0)
  let searched = 0
  for await (const piece of pieces) {
    if (piece === null) {
      tail = Buffer.alloc(0)
      continue
    }
    searched += piece.length
    if (searched > mostSearched) break
    const window = Buffer.concat([tail, piece])
    for (const { name, bytes } of wanted)
      if (!found.has(name) && bytes.some((each) => window.includes(each))) found.add(name)
    tail = Buffer.from(window.subarray(Math.max(0, window.length - longest + 1)))
  }
  return [...found]
}

/** Chinese, or of two words: `user` and `Admin` occur everywhere. */
const isRare = (name: string): boolean =>
  (name.match(/\p{Script=Han}/gu)?.length ?? 0) >= 2 || /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u.test(name)

const mostSearched = 96 * 1024 * 1024
