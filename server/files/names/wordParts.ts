import { XMLParser } from 'fast-xml-parser'

import type { DocumentName } from '../../../src/contract/documentName.ts'
import type { FoundName } from './namesFound.ts'

/** What Word itself writes where it removes personal information: nobody's name. */
const nobody = 'Author'

/** The names in a part of a Word document; null: it is no XML as Word writes it. */
export const namesInPart = (part: string, text: string): FoundName[] | null => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null
  const kind = kindOf(text)
  if (kind === 'text') return authorsIn(part, text)
  let root: Record<string, unknown>
  try {
    root = (parser.parse(text) as Record<string, Record<string, unknown>>)[roots[kind]] ?? {}
  } catch {
    return null
  }
  return properties[kind].flatMap(([element, place]) =>
    [root[element]].flat().flatMap((said) => {
      const name = typeof said === 'string' ? said.trim() : ''
      return name === '' ? [] : [{ name, place }]
    }),
  )
}

/**
 * The same part without names: properties are emptied, authors of changes and comments become nobody. Only these places
 * change: a document that were written anew from what a parser understood might look different.
 */
export const withoutNames = (part: string, text: string): string => {
  const kind = kindOf(text)
  if (kind === 'text') {
    if (isTemplateOf(part)) return text.replaceAll(templatePath, '$1Normal.dotm$2')
    return text.replaceAll(tag, (found) =>
      found
        .replaceAll(author, (_, before: string, quote: string) => `${before}${quote}${nobody}${quote}`)
        .replaceAll(account, (_, before: string, quote: string) => `${before}${quote}${quote}`),
    )
  }
  if (kind === 'custom') return text.replace(/(<(?:\w+:)?Properties\b[^<>]*[^/<>]>)[\s\S]*(<\/)/, '$1$2')
  return properties[kind].reduce(
    (rest, [element]) =>
      rest.replaceAll(
        new RegExp(`(<(?:\\w+:)?${element}(?:\\s[^<>]*)?>)[\\s\\S]*?(</(?:\\w+:)?${element}\\s*>)`, 'g'),
        '$1$2',
      ),
    text,
  )
}

type Kind = 'core' | 'app' | 'custom' | 'text'

/** By its root, wherever it lies: the relations of a document may call its properties anything. */
const kindOf = (text: string): Kind => {
  const [, root = '', rest = ''] = /<(?:\w+:)?(\w+)([^<>]*)/.exec(text.slice(0, 4096)) ?? []
  if (root === 'coreProperties') return 'core'
  if (root !== 'Properties') return 'text'
  return rest.includes('custom-properties') ? 'custom' : 'app'
}

const roots = { core: 'coreProperties', app: 'Properties', custom: 'Properties' } as const

const properties: Readonly<
  Record<'core' | 'app' | 'custom', ReadonlyArray<readonly [element: string, place: DocumentName['place']]>>
> = {
  core: [
    ['creator', 'author'],
    ['lastModifiedBy', 'editor'],
  ],
  app: [
    ['Company', 'company'],
    ['Manager', 'manager'],
  ],
  // Anything may stand there, e.g. who last classified the document: it is emptied, and nothing is said of it.
  custom: [],
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
})

const authorsIn = (part: string, text: string): FoundName[] => {
  const place = /comments/i.test(part) ? 'comments' : 'changes'
  // Who takes part in the comments is listed once more, with the accounts.
  if (/people\.xml$/i.test(part)) return []
  const names = new Set<string>()
  for (const [found] of text.matchAll(tag))
    for (const [, before = '', , said = ''] of found.matchAll(author))
      if (/author/.test(before) && said !== '' && said !== nobody) names.add(decode(said))
  return [...names].map((name) => ({ name, place }))
}

const decode = (text: string): string =>
  String((parser.parse(`<a>${text}</a>`) as { a?: unknown }).a ?? '').trim()

const isTemplateOf = (part: string) => /settings\.xml\.rels$/i.test(part)

/** A tag with its attributes, whose values may hold a `>`. */
const tag = /<[A-Za-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g
const author = /(\s(?:\w+:)?(?:author|initials)\s*=\s*)(["'])((?:(?!\2)[^<])*)\2/g
/** E-mail address of somebody who takes part in the comments. */
const account = /(\s(?:\w+:)?userId\s*=\s*)(["'])((?:(?!\2)[^<])*)\2/g
/** Where the template of a document lies says whose computer it is. */
const templatePath = /(Target=")(?:file:|[A-Za-z]:|\\\\)[^"<]*(")/g
