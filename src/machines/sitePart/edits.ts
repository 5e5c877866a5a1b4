import type { PartContent, PartItem } from '../../contract/siteParts.ts'

/** Path of a text: `hot_line`, `items.0.url`, `items.0.children.2.name`; of a list: `items`, `items.0.children`. */
type Path = string

export const textAt = (content: PartContent, path: Path): string => {
  const { list, at, name } = placeOf(path)
  if (list === null) return content.fields[name] ?? ''
  return listAt(content, list)[at]?.fields[name] ?? ''
}

export const setText = (content: PartContent, path: Path, text: string): PartContent => {
  const { list, at, name } = placeOf(path)
  if (list === null) return { ...content, fields: { ...content.fields, [name]: text } }
  return withList(content, list, (items) =>
    items.map((item, index) => (index === at ? { ...item, fields: { ...item.fields, [name]: text } } : item)),
  )
}

export const addItem = (content: PartContent, list: Path, item: PartItem): PartContent =>
  withList(content, list, (items) => [...items, item])

export const removeItem = (content: PartContent, list: Path, at: number): PartContent =>
  withList(content, list, (items) => items.filter((_, index) => index !== at))

/** `by` places towards the end; nothing happens at an end. */
export const moveItem = (content: PartContent, list: Path, at: number, by: 1 | -1): PartContent =>
  withList(content, list, (items) => {
    const moved = items[at]
    const other = items[at + by]
    if (moved === undefined || other === undefined) return items
    return items.map((item, index) => (index === at ? other : index === at + by ? moved : item))
  })

const withList = (
  content: PartContent,
  list: Path,
  change: (items: PartItem[]) => PartItem[],
): PartContent => {
  const parent = /^items\.(\d+)\.children$/.exec(list)?.[1]
  if (parent === undefined) return { ...content, items: change(content.items) }
  return {
    ...content,
    items: content.items.map((item, index) =>
      index === Number(parent) ? { ...item, children: change(item.children) } : item,
    ),
  }
}

const listAt = (content: PartContent, list: Path): readonly PartItem[] => {
  const parent = /^items\.(\d+)\.children$/.exec(list)?.[1]
  return parent === undefined ? content.items : (content.items[Number(parent)]?.children ?? [])
}

const placeOf = (path: Path) => {
  const [, list = null, at = '0', name = path] = /^(.*)\.(\d+)\.(\w+)$/.exec(path) ?? []
  return { list, at: Number(at), name }
}
