const opener = (words) => new RegExp(String.raw`(?:^|[.!?:;]\s+)(?:${words})\b`, 'g')
const word = (words) => new RegExp(String.raw`\b(?:${words})\b(?!-)`, 'gi')

/**
 * Forms to avoid, by the name that docs/CONVENTIONS.md gives them, with the most occurrences allowed per kind of text.
 * Limits may only fall: lower them when you rewrite, never raise them.
 */
export const forms = {
  'What …': { pattern: opener('What'), most: { comments: 9, titles: 1, docs: 53 } },
  'Of …': { pattern: opener('Of'), most: { comments: 7, titles: 0, docs: 10 } },
  'Where …': { pattern: opener('Where'), most: { comments: 7, titles: 0, docs: 4 } },
  'That …': { pattern: opener('That'), most: { comments: 0, titles: 0, docs: 4 } },
  'Who …': { pattern: opener('Who|Whose|Whom|Whatever'), most: { comments: 1, titles: 0, docs: 14 } },
  'At which …': {
    pattern: opener(
      '(?:At|By|For|From|In|On|Since|To|Under|Until|With) (?:which|whom|when|what|where|whose)',
    ),
    most: { comments: 6, titles: 0, docs: 0 },
  },
  whoever: { pattern: word('whoever'), most: { comments: 1, titles: 0, docs: 7 } },
  'nobody, somebody': { pattern: word('nobody|somebody'), most: { comments: 8, titles: 15, docs: 109 } },
  'anew, once more, meanwhile': {
    pattern: word('anew|once more|meanwhile'),
    most: { comments: 6, titles: 5, docs: 45 },
  },
  'told, asked for, be had': {
    pattern: word('told|asked for|be had'),
    most: { comments: 4, titles: 10, docs: 62 },
  },
  stand: { pattern: word('stands?'), most: { comments: 7, titles: 3, docs: 73 } },
  none: {
    pattern: word('(?:at|by|from|of|in|on|to|with) none|(?:is|are) none'),
    most: { comments: 67, titles: 4, docs: 7 },
  },
}

/**
 * The lines of a file that people read as English: comments that have a line of their own, titles of tests, prose of documents.
 * Code in backticks and the names of parameters are left out.
 * @param {string} path
 * @param {string} text
 * @returns {Array<{ kind: 'comments' | 'titles' | 'docs'; line: number; text: string }>}
 */
export const englishOf = (path, text) => {
  const lines = text.split('\n')
  if (path.endsWith('.md')) {
    let isCode = false
    return lines.flatMap((line, at) => {
      if (/^\s*```/.test(line)) {
        isCode = !isCode
        return []
      }
      const prose = plain(line.replace(/^[\s>#|*\d.-]+/, ''))
      return isCode || prose === '' ? [] : [{ kind: 'docs', line: at + 1, text: prose }]
    })
  }
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path)
  return lines.flatMap((line, at) => {
    const comment = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s*(?<text>.*?)(?:\*\/)?$/.exec(line)?.groups.text
    const title =
      isTest && /^\s*(?:it|test|describe)\w*\b.*?(?<quote>['`"])(?<text>.*)\k<quote>/.exec(line)?.groups.text
    const found = plain((comment ?? title) || '')
    return found === ''
      ? []
      : [{ kind: comment === undefined ? 'titles' : 'comments', line: at + 1, text: found }]
  })
}

const plain = (text) =>
  text
    .replace(/^@\w+\s+(?:\{[^}]*\}\s*)?(?:[\w.[\]]+\s+)?(?:-\s+)?/, '')
    .replaceAll(/`[^`]*`/g, '``')
    .trim()

/**
 * Counts each form in each kind of text.
 * @param {Iterable<readonly [path: string, text: string]>} files
 * @returns {{ lines: Record<string, number>; places: Array<{ form: string; kind: string; place: string }> }}
 */
export const countForms = (files) => {
  const lines = { comments: 0, titles: 0, docs: 0 }
  const places = []
  for (const [path, text] of files)
    for (const { kind, line, text: sentence } of englishOf(path, text)) {
      lines[kind] += 1
      for (const [form, { pattern }] of Object.entries(forms))
        places.push(
          ...Array.from(sentence.matchAll(pattern), () => ({
            form,
            kind,
            place: `${path}:${line}: ${sentence}`,
          })),
        )
    }
  return { lines, places }
}

/**
 * Faults of the tree: a form that occurs more often than its limit, with the first places of the newest files.
 * @param {Iterable<readonly [path: string, text: string]>} files newest first
 */
export const englishFaults = (files, limits = forms) => {
  const { places } = countForms(files)
  return Object.entries(limits).flatMap(([form, { most }]) =>
    Object.entries(most).flatMap(([kind, limit]) => {
      const found = places.filter((place) => place.form === form && place.kind === kind)
      if (found.length <= limit) return []
      return [
        `"${form}" occurs ${found.length} times in ${kind}, at most ${limit} are allowed (docs/CONVENTIONS.md, Plain English)`,
        ...found.slice(0, 10).map(({ place }) => `  ${place}`),
      ]
    }),
  )
}
