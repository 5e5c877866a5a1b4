/** A name as lists of references sort it; without a `given` one it is written unchanged. */
export interface PersonName {
  readonly family: string
  readonly given: string
}

/**
 * Family and given name of an author. A Chinese name begins with the family name, of one character or two. In other names the
 * part before a comma, a part in capitals (`LIN Mei`, as Chinese authors write) or the last word with its particles is the
 * family name.
 */
export const personName = (text: string): PersonName => {
  const name = text.replaceAll(/\s+/gu, ' ').trim()
  if (/^[\p{Script=Han}·•]+$/u.test(name)) return chineseName(name)
  const comma = name.indexOf(',')
  if (comma > 0) return { family: name.slice(0, comma).trim(), given: name.slice(comma + 1).trim() }
  const words = name.split(' ')
  const capitals = words.filter(isCapitals)
  if (capitals.length > 0 && capitals.length < words.length) {
    const rest = words.filter((word) => !isCapitals(word))
    return { family: capitals.join(' '), given: rest.join(' ') }
  }
  const last = words.length - 1
  const particle = words.findIndex((word, at) => at > 0 && at < last && particles.has(word))
  const from = particle === -1 ? last : particle
  return { family: words.slice(from).join(' '), given: words.slice(0, from).join(' ') }
}

const chineseName = (name: string): PersonName => {
  const signs = Array.from(name)
  // A foreign name in Chinese characters: given name, dot, family name.
  const dot = signs.findIndex((sign) => sign === '·' || sign === '•')
  if (dot > 0 || signs.length < 2 || signs.length > 4) return { family: name, given: '' }
  const length = signs.length > 2 && compound.has(signs.slice(0, 2).join('')) ? 2 : 1
  return { family: signs.slice(0, length).join(''), given: signs.slice(length).join('') }
}

/** More than one letter: `J.` is a given name. */
const isCapitals = (word: string): boolean => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)

const particles = new Set(
  'al bin da das de del della den der di do dos du el ibn la le van von zu'.split(' '),
)

/** Family names of two characters. */
const compound = new Set(
  '欧阳 上官 司马 诸葛 东方 皇甫 尉迟 公孙 慕容 长孙 宇文 司徒 司空 令狐 夏侯 端木 轩辕 独孤 南宫 西门 百里 呼延 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 仲孙 钟离 鲜于 闾丘 赫连 闻人 拓跋 万俟 歐陽 東方 獨孤 司馬 諸葛 尉遲 長孫 軒轅 南宮 西門 鍾離'.split(
    ' ',
  ),
)

/** A family name of two characters, such as 欧阳. */
export const isCompoundFamily = (name: string): boolean => compound.has(name)
