import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './root.mjs'
import { filesBelow } from './stamp.mjs'

/**
 * The rows of docs/glossary.md: a Chinese term, the English words of which one must occur with it, the words that neither
 * language uses for it, and the phrases that may contain those all the same.
 */
const readGlossary = () =>
  readFileSync(join(root, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && /^\p{Script=Han}+$/u.test(cells[1]))
    .map(([, term, english, , never, but]) => ({
      term,
      english: quoted(english),
      never: quoted(never),
      but: quoted(but),
    }))

const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word.toLowerCase())

/** Words of `text` that the glossary replaces by another one. */
const wordsToReplace = (text, glossary) =>
  glossary.flatMap(({ term, never, but }) => {
    const rest = but.reduce((left, phrase) => left.replaceAll(phrase, ' '), text.toLowerCase())
    return never.filter((word) => rest.includes(word)).map((word) => `"${word.trim()}" is called 「${term}」`)
  })

/** Files with sentences outside the catalogues. */
const isProse = (file) =>
  /^server\/(?:shared\/sentences\/\w+|db\/content\/\w+)\.ts$|^src\/machines\/.+\.words\.ts$/.test(file)

/** Latin words that Chinese texts keep. */
const keptInChinese = new Set(
  'Symposium EN QQ WeChat PDF OFD QR Chromium Chrome API ICP Switch to English doc docx ppt pptx jpg png jpeg MB CNY Alt Shift ORCID Word LaTeX BibTeX RIS DOI CSL JSON CSV XLSX ZIP RSS WGS GB Big JIS CP Windows Mac OpenStreetMap rgzn rengongzhineng IP ID TLS STARTTLS PEM SecretId SecretKey SdkAppId AppID APIv'.split(
    ' ',
  ),
)

/** Faults of the two catalogues: one sentence per fault. */
export const checkCatalogues = async () => {
  const { parse } = await import('@formatjs/icu-messageformat-parser')
  const read = (locale) => JSON.parse(readFileSync(join(root, `src/i18n/${locale}.json`), 'utf8'))
  const zh = read('zh-CN')
  const en = read('en')
  const faults = []
  const glossary = readGlossary()
  if (glossary.length < 10) faults.push('docs/glossary.md: its table could not be read')
  const prose = ['server', 'src/machines'].flatMap(filesBelow).filter(isProse)
  for (const folder of ['server/shared/sentences', 'server/db/content', 'src/machines'])
    if (!prose.some((file) => file.startsWith(`${folder}/`))) faults.push(`${folder} holds no sentences`)
  for (const file of prose) {
    for (const fault of wordsToReplace(readFileSync(join(root, file), 'utf8'), glossary))
      faults.push(`${file}: ${fault}`)
  }
  for (const key of Object.keys(zh)) if (!(key in en)) faults.push(`${key} is missing in en.json`)
  for (const key of Object.keys(en)) if (!(key in zh)) faults.push(`${key} is missing in zh-CN.json`)

  const counted = countsIn(Object.values(en), parse)
  for (const [key, text] of Object.entries(en)) {
    const noun = countedNoun(text, counted)
    if (noun !== null && !neverOne.has(key))
      faults.push(`${key}: "${noun}" has no plural, and reads "1 …s" of one`)
    for (const name of pluralsWithoutOne(text, parse))
      faults.push(`${key}: the plural of {${name}} has no "one", and reads "1 …s" of one`)
  }
  const isUsed = findUses()
  for (const key of Object.keys(zh)) {
    if (!isUsed(key)) faults.push(`${key} is used nowhere`)
    if (!(key in en)) continue
    const names = [zh, en].map((catalogue) => {
      try {
        return [...argumentsOf(parse(catalogue[key]))].sort().join(', ')
      } catch (error) {
        faults.push(`${key} is no ICU message: ${error.message}`)
        return null
      }
    })
    if (!names.includes(null) && names[0] !== names[1])
      faults.push(`${key} takes {${names[0]}} in zh-CN but {${names[1]}} in en`)
    if (zh[key].trim() === '' || en[key].trim() === '') faults.push(`${key} is empty`)
    for (const { term, english } of glossary) {
      if (
        zh[key].includes(term) &&
        english.length > 0 &&
        !english.some((word) => en[key].toLowerCase().includes(word))
      )
        faults.push(`${key}: 「${term}」 is not "${en[key]}"`)
    }
    for (const fault of wordsToReplace(`${zh[key]} ${en[key]}`, glossary)) faults.push(`${key}: ${fault}`)
    const bare = zh[key].replaceAll(
      /\{[^{}]*\}|<[^>]*>|[\w.+-]+@[\w.-]+|https?:\S+|[\w-]+\.[\w.-]+|ap-guangzhou/g,
      ' ',
    )
    const leaked = (bare.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !keptInChinese.has(word))
    const isPlain = !zh[key].includes(', plural') && !zh[key].includes(', select')
    if (isPlain && leaked.length > 0) faults.push(`${key}: English in zh-CN.json (${leaked.join(' ')})`)
    const bareEnglish = en[key].replaceAll('切换到中文', '')
    if (/\p{Script=Han}/u.test(bareEnglish) && !/^shell\.locale|^shell\.site/.test(key))
      faults.push(`${key}: Chinese in en.json`)
  }
  return faults
}

/** Texts whose count is never one. */
const neverOne = new Set(['chat.length', 'video.gate.signedOut'])

/** Names of arguments that some text counts by (`plural`, 6) or writes as a number (2). */
const countsIn = (texts, parse) => {
  const found = new Set()
  for (const text of texts) argumentsOf(parse(text), found, ({ type }) => type === 6 || type === 2)
  return found
}

/** `{count} seats`, or null: such a noun needs `plural`. */
const countedNoun = (text, counted) => {
  for (const [found, name] of text.matchAll(/\{(\w+)(?:, number)?\} (?:\w+ )?[a-z]+s\b/g))
    if (counted.has(name) && !/ (?:is|was|has|as|this|its)$/.test(found)) return found
  return null
}

/** Arguments of an English text that count (6) a noun, `# things`, without a form for one. */
const pluralsWithoutOne = (text, parse) => {
  const hasOne = ({ one, '=1': exactly }) => one !== undefined || exactly !== undefined
  const hasNoun = ({ other }) =>
    other.value.some(
      ({ type }, place, all) => type === 7 && /^ (?:\w+ )?[a-z]+s\b/.test(all[place + 1]?.value ?? ''),
    )
  return argumentsOf(
    parse(text),
    new Set(),
    ({ type, options }) => type === 6 && hasNoun(options) && !hasOne(options),
  )
}

/** Literals (0) and `#` (7) have no name. */
const hasName = ({ type }) => type !== 0 && type !== 7

/** Names of the arguments and tags of a message, at every depth. */
const argumentsOf = (tree, found = new Set(), isWanted = hasName) => {
  for (const element of tree) {
    if (isWanted(element)) found.add(element.value)
    if (element.children) argumentsOf(element.children, found, isWanted)
    for (const option of Object.values(element.options ?? {})) argumentsOf(option.value, found, isWanted)
  }
  return found
}

/**
 * A key is used when it is in the sources, or when a template there can produce it: `error.${reason}` uses every
 * key that begins with `error.` and has one more part.
 */
const findUses = () => {
  const text = ['src', 'stories', 'workbench', '.storybook']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const literal = new Set([...text.matchAll(/['"`](\w+(?:\.\w+)+)['"`]/g)].map(([, key]) => key))
  const templates = [...text.matchAll(/`([A-Za-z0-9]+\.[^`\s]*\$\{[^`]*)`/g)].map(([, template]) => {
    const parts = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    return new RegExp(
      `^${parts.map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&')).join('[\\w.]+')}$`,
    )
  })
  return (key) => literal.has(key) || templates.some((template) => template.test(key))
}
