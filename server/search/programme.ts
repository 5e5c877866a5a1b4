import { Parser } from 'htmlparser2'
import { cutTo } from '../../src/contract/characters.ts'

/** A line of a conference's programme, or one of its speakers. */
export interface Entry {
  readonly kind: 'talk' | 'speaker'
  /** Which of all `li` and `tr` of the page it is, from 0. */
  readonly place: number
  readonly title: string
  readonly people: string
  readonly note: string
}

const programmeHeading =
  /日程|议程|报告|program(?:me)?\b|agenda|schedule|\btalks?\b|sessions?\b|keynotes?\b/iu
const speakerHeading = /嘉宾|讲者|主讲人|报告人|speakers?\b/iu
const speakerCell = /报告人|讲者|主讲|演讲人|嘉宾|speaker|presenter/iu
const titleCell = /题目|报告|主题|内容|title|talk|topic|session/iu
/** `报告人：林梅`, `Speaker: Mei Lin` … */
const namedSpeaker = /(?:报告人|主讲人?|讲者|演讲人|speakers?|presenter)\s*[:：]\s*([^;；。|｜]{1,80})/iu
/** … or a name behind a long dash: `大模型与数学 —— 林梅`. */
const dashedSpeaker = /^(.{2,}?)\s*(?:——|—|｜|\|)\s*([^—｜|]{1,80})$/u
/** `9:00–9:40`, with what separates it from the words. */
const time = /^\s*\d{1,2}[:：]\d{2}(?:\s*[-–—~～至]\s*\d{1,2}[:：]\d{2})?[\s:：,，、|｜]*/u

const mostEntries = 500
const longest = 300

/**
 * The programme and the speakers that are in the text of a conference: entries of lists and rows of tables under a heading
 * that says so. There are no talks in the database besides.
 */
export const entriesOf = (html: string): Entry[] => {
  const entries: Entry[] = []
  let heading = ''
  let isHeading = false
  let place = -1
  let columns: string[] = []
  let cells: string[] | null = null
  let isHead = false
  /** Open entries of lists; an inner one is an entry of its own. */
  const items: Array<{ place: number; text: string }> = []

  /** Depth of what is no text. */
  let silent = 0

  const keep = (at: number, texts: readonly string[], heads: readonly string[]) => {
    const entry = entryOf(heading, texts, heads)
    if (entry !== null && entries.length < mostEntries) entries.push({ ...entry, place: at })
  }
  const parser = new Parser({
    onopentag: (name) => {
      if (wordless.has(name)) silent += 1
      if (/^h[1-6]$/.test(name)) {
        isHeading = true
        heading = ''
      }
      if (name === 'table') columns = []
      if (name === 'li') items.push({ place: (place += 1), text: '' })
      if (name === 'tr') {
        place += 1
        cells = []
        isHead = true
      }
      if ((name === 'td' || name === 'th') && cells !== null) {
        cells.push('')
        if (name === 'td') isHead = false
      }
    },
    ontext: (text) => {
      if (silent > 0) return
      if (isHeading) heading += text
      else if (cells !== null && cells.length > 0) cells[cells.length - 1] += text
      else {
        const item = items.at(-1)
        if (item !== undefined) item.text += text
      }
    },
    onclosetag: (name) => {
      if (wordless.has(name)) silent -= 1
      if (/^h[1-6]$/.test(name)) isHeading = false
      if (name === 'li') {
        const item = items.pop()
        if (item !== undefined) keep(item.place, [tidy(item.text)], [])
      }
      if (name === 'tr' && cells !== null) {
        const texts = cells.map(tidy)
        if (isHead) columns = texts
        else keep(place, texts, columns)
        cells = null
      }
    },
  })
  parser.write(html)
  parser.end()
  return entries
}

/** The words of a page, without its tags. */
export const plainText = (html: string): string => {
  let text = ''
  let silent = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (wordless.has(name)) silent += 1
    },
    ontext: (more) => {
      if (silent === 0) text += more
    },
    onclosetag: (name) => {
      if (wordless.has(name)) silent -= 1
      if (!inline.has(name)) text += '\n'
    },
  })
  parser.write(html)
  parser.end()
  return text.replaceAll(/\s*\n\s*/g, '\n').trim()
}

const wordless = new Set(['script', 'style', 'textarea', 'option', 'title'])
const inline = new Set([
  'a',
  'b',
  'i',
  'u',
  's',
  'em',
  'strong',
  'span',
  'sub',
  'sup',
  'small',
  'mark',
  'abbr',
])

const tidy = (text: string): string => cutTo(text.replaceAll(/\s+/gu, ' ').trim(), longest)

const entryOf = (
  heading: string,
  texts: readonly string[],
  heads: readonly string[],
): Omit<Entry, 'place'> | null => {
  const isSpeakers = speakerHeading.test(heading)
  if (!isSpeakers && !programmeHeading.test(heading)) return null
  if (heads.length > 0) {
    const of = (pattern: RegExp) => texts[heads.findIndex((head) => pattern.test(head))] ?? ''
    const people = of(speakerCell)
    const at = heads.findIndex((head) => titleCell.test(head) && !speakerCell.test(head))
    const title = texts[at] ?? texts.find((text) => text !== people && !isTime(text)) ?? ''
    const note = texts.filter((text) => text !== '' && text !== title && text !== people).join(' · ')
    return title === '' || (people === '' && noTalk.test(title))
      ? null
      : { kind: 'talk', title, people, note }
  }
  const isTimed = texts.some((each) => time.test(each))
  const text = texts
    .filter((each) => each !== '' && !isTime(each))
    .join(' — ')
    .replace(time, '')
  if (text === '') return null
  if (isSpeakers) {
    const [, name = text, note = ''] = /^(.+?)\s*[,，（(:：—–·]\s*(.*?)[）)]?$/u.exec(text) ?? []
    return { kind: 'speaker', title: cutTo(name, 80), people: '', note }
  }
  const named = namedSpeaker.exec(text)
  if (named !== null) {
    const title = text.slice(0, named.index).replace(/[\s（(，,；;—–-]+$/u, '')
    return {
      kind: 'talk',
      title: title || text,
      people: (named[1] ?? '').replace(/[）)\s]+$/u, ''),
      note: '',
    }
  }
  const dashed = dashedSpeaker.exec(text)
  if (dashed !== null)
    return { kind: 'talk', title: (dashed[1] ?? text).trim(), people: dashed[2] ?? '', note: '' }
  // Without a speaker a line is a talk only if it has a time, and is not a break or ceremony.
  return isTimed && !noTalk.test(text) ? { kind: 'talk', title: text, people: '', note: '' } : null
}

/** Entries of a programme that are no talk: the day itself, breaks, meals, ceremonies, and lists of such. */
const noTalk =
  /^(?:第[一二三四五六七八九十\d]+天|最后一天|首日|[上下]午|晚上|全天|注册|签到|报到|开幕式|闭幕式|合影|茶歇|[早午晚]餐|午休|晚宴|颁奖|离会)|^(?:day|last day|morning|afternoon|evening|registration|opening|closing|welcome|coffee|tea|lunch|dinner|banquet|break|photo)\b/iu

const isTime = (text: string): boolean => text.replace(time, '') === ''
