import {
  pairsOfItems,
  partShapes,
  type ItemShape,
  type PartField,
  type PartItem,
  type SitePart,
} from './siteParts.ts'
import type { PartContent } from './siteParts.ts'

/** State of an English text relative to the Chinese original (CONF-02). */
export type TranslationState = 'missing' | 'stale'

type Texts = Readonly<Record<string, string>>

/**
 * English texts of a part that are older than the Chinese ones beside them, by their places as `faultsOfPart` names them.
 * `stale`: of `before`. A text is stale once the Chinese one was changed without it, until it is changed itself.
 */
export const staleAfter = (
  part: SitePart,
  before: PartContent,
  after: PartContent,
  stale: readonly string[],
): string[] => {
  const known = new Set(stale)
  const { fields, items } = partShapes[part]
  return [
    ...staleFields(fields, { texts: before.fields, path: '' }, { texts: after.fields, path: '' }, known),
    ...(items === null
      ? []
      : staleItems(
          items,
          { list: before.items, path: 'items' },
          { list: after.items, path: 'items' },
          known,
        )),
  ]
}

/** The state of each English text of a part, by its place; current ones are left out. */
export const translationsOf = (
  part: SitePart,
  content: PartContent,
  stale: readonly string[],
): ReadonlyMap<string, TranslationState> => {
  const states = new Map<string, TranslationState>(stale.map((path) => [path, 'stale']))
  const look = (fields: readonly PartField[], texts: Texts, path: string) => {
    for (const name of translated(fields))
      if (texts[name] && !texts[english(name)]) states.set(path + english(name), 'missing')
  }
  const lookAt = (shape: ItemShape, list: readonly PartItem[], path: string) => {
    for (const [at, item] of list.entries()) {
      look(shape.fields, item.fields, `${path}.${at}.`)
      if (shape.children !== null) lookAt(shape.children, item.children, `${path}.${at}.children`)
    }
  }
  const { fields, items } = partShapes[part]
  look(fields, content.fields, '')
  if (items !== null) lookAt(items, content.items, 'items')
  return states
}

const english = (name: string) => `eng_${name}`
/** Names of the texts that have an English one beside them; a picture is not translated. */
const translated = (fields: readonly PartField[]): string[] =>
  fields
    .filter(({ name, kind }) => kind !== 'image' && fields.some((each) => each.name === english(name)))
    .map(({ name }) => name)

interface Place<What> {
  readonly path: string
  readonly texts: What
}

const staleFields = (
  fields: readonly PartField[],
  before: Place<Texts> | null,
  after: Place<Texts>,
  known: ReadonlySet<string>,
): string[] =>
  translated(fields).flatMap((name) => {
    const [old, now] = [before?.texts, after.texts]
    const translation = now[english(name)] ?? ''
    if (translation === '' || old === undefined || (old[english(name)] ?? '') !== translation) return []
    const isOlder = (old[name] ?? '') !== (now[name] ?? '')
    return isOlder || known.has(`${before?.path ?? ''}${english(name)}`) ? [after.path + english(name)] : []
  })

interface List {
  readonly path: string
  readonly list: readonly PartItem[]
}

const staleItems = (shape: ItemShape, before: List, after: List, known: ReadonlySet<string>): string[] =>
  pairsOfItems(before.list, after.list).flatMap(([old, now], at) => {
    const [was, is] = [
      `${before.path}.${old === null ? -1 : before.list.indexOf(old)}`,
      `${after.path}.${at}`,
    ]
    return [
      ...staleFields(
        shape.fields,
        old === null ? null : { texts: old.fields, path: `${was}.` },
        { texts: now.fields, path: `${is}.` },
        known,
      ),
      ...(shape.children === null
        ? []
        : staleItems(
            shape.children,
            { list: old?.children ?? [], path: `${was}.children` },
            { list: now.children, path: `${is}.children` },
            known,
          )),
    ]
  })
