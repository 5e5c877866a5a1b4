import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Attrs, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state'

import { pictureOf, type RichNode, type RichPicture } from '../../../contract/richText.ts'
import { editorSchema } from './editorSchema.ts'

const { nodes, marks } = editorSchema

const isIn = ({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs = {}): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) =>
      node.type === type && Object.entries(attrs).every(([name, value]) => node.attrs[name] === value),
  )

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: (typeof marks)['strong']): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type)

const heading =
  (level: 2 | 3): Command =>
  (state, dispatch) =>
    isIn(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

const list =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch)

const quote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

const insert =
  (node: () => Node): Command =>
  (state, dispatch) => {
    // Tables cannot be nested.
    if (isIn(state, nodes.table)) return false
    dispatch?.(state.tr.replaceSelectionWith(node()).scrollIntoView())
    return true
  }

const cells = (type: NodeType, sum: number) => Array.from({ length: sum }, () => type.create())
const newTable = () =>
  nodes.table.create(null, [
    nodes.table_row.create(null, cells(nodes.table_header, 3)),
    nodes.table_row.create(null, cells(nodes.table_cell, 3)),
    nodes.table_row.create(null, cells(nodes.table_cell, 3)),
  ])

/** Position of the selection in a table: depths of the table and the row, and the index of the cell. */
const tablePlace = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 1; depth -= 1)
    if ($from.node(depth).type === nodes.table_row)
      return { $from, row: depth, table: depth - 1, column: $from.index(depth) }
  return null
}

const addRow: Command = (state, dispatch) => {
  const place = tablePlace(state)
  if (place === null) return false
  const { $from, row } = place
  const made = nodes.table_row.create(null, cells(nodes.table_cell, $from.node(row).childCount))
  dispatch?.(state.tr.insert($from.after(row), made).scrollIntoView())
  return true
}

/** One more column behind the one of the selection; a shorter row gets it at its end. */
const addColumn: Command = (state, dispatch) => {
  const place = tablePlace(state)
  if (place === null) return false
  const { $from, table, column } = place
  const rows: Node[] = []
  $from.node(table).forEach((row) => {
    const before = Array.from({ length: row.childCount }, (_, at) => row.child(at))
    const type = before.every((cell) => cell.type === nodes.table_header)
      ? nodes.table_header
      : nodes.table_cell
    const added = [...before.slice(0, column + 1), type.create(), ...before.slice(column + 1)]
    rows.push(nodes.table_row.create(null, added))
  })
  const start = $from.before(table)
  const tr = state.tr.replaceWith(start, $from.after(table), nodes.table.create(null, rows))
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView())
  return true
}

const removeTable: Command = (state, dispatch) => {
  const place = tablePlace(state)
  if (place === null) return false
  const { $from, table } = place
  dispatch?.(state.tr.replaceWith($from.before(table), $from.after(table), nodes.paragraph.create()))
  return true
}

export interface Tool {
  readonly name: string
  /** Sign on the button; its name is a text of the catalogues. */
  readonly sign: string
  readonly run: Command
  readonly isOn?: (state: EditorState) => boolean
  /** As `aria-keyshortcuts` has it; `Mod` is Control, and Command on a Mac. */
  readonly keys?: string
}

export const tools: readonly Tool[] = [
  {
    name: 'strong',
    sign: 'B',
    run: toggleMark(marks.strong),
    isOn: (state) => isMarked(state, marks.strong),
    keys: 'Mod-b',
  },
  {
    name: 'em',
    sign: 'I',
    run: toggleMark(marks.em),
    isOn: (state) => isMarked(state, marks.em),
    keys: 'Mod-i',
  },
  {
    name: 'heading2',
    sign: 'H2',
    run: heading(2),
    isOn: (state) => isIn(state, nodes.heading, { level: 2 }),
    keys: 'Mod-Alt-2',
  },
  {
    name: 'heading3',
    sign: 'H3',
    run: heading(3),
    isOn: (state) => isIn(state, nodes.heading, { level: 3 }),
    keys: 'Mod-Alt-3',
  },
  {
    name: 'bullets',
    sign: '•',
    run: list(nodes.bullet_list),
    isOn: (state) => isIn(state, nodes.bullet_list),
    keys: 'Mod-Shift-8',
  },
  {
    name: 'numbers',
    sign: '1.',
    run: list(nodes.ordered_list),
    isOn: (state) => isIn(state, nodes.ordered_list),
    keys: 'Mod-Shift-9',
  },
  {
    name: 'quote',
    sign: '“ ”',
    run: quote,
    isOn: (state) => isIn(state, nodes.blockquote),
    keys: 'Mod-Shift-b',
  },
  { name: 'rule', sign: '—', run: insert(() => nodes.horizontal_rule.create()) },
  { name: 'table', sign: '▦', run: insert(newTable) },
  { name: 'addRow', sign: '▦↓', run: addRow },
  { name: 'addColumn', sign: '▦→', run: addColumn },
  { name: 'removeTable', sign: '▦×', run: removeTable },
  { name: 'undo', sign: '↶', run: undo, keys: 'Mod-z' },
  { name: 'redo', sign: '↷', run: redo, keys: 'Mod-Shift-z' },
]

/** Address of the link at the selection; null: there is none. */
export const linkAt = ({ selection, doc }: EditorState): string | null => {
  const { from, to, $from, empty } = selection
  const found = empty ? marks.link.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])]) : undefined
  if (found !== undefined) return String(found.attrs['href'])
  let href: string | null = null
  if (!empty)
    doc.nodesBetween(from, to, (node) => {
      href ??= (marks.link.isInSet(node.marks)?.attrs['href'] as string | undefined) ?? null
    })
  return href
}

/** Makes the selection a link, or changes the one it is in; with an empty selection the address is the text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const range = empty ? linkRange(state) : { from, to }
    const { tr } = state
    if (range === null) tr.insert(from, editorSchema.text(href, [marks.link.create({ href })]))
    else
      tr.removeMark(range.from, range.to, marks.link).addMark(
        range.from,
        range.to,
        marks.link.create({ href }),
      )
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection
  const range = empty ? linkRange(state) : { from, to }
  if (range === null) return false
  dispatch?.(state.tr.removeMark(range.from, range.to, marks.link))
  return true
}

/** The picture that is selected; null: there is none. */
export const pictureAt = ({ selection }: EditorState): RichPicture | null =>
  selection instanceof NodeSelection && selection.node.type === nodes.picture
    ? pictureOf(selection.node.toJSON() as RichNode)
    : null

/** Puts a picture in, or in the place of the one that is selected. */
export const setPicture = (picture: RichPicture): Command =>
  insert(() => nodes.picture.create({ ...picture }))

/** The link around the cursor. */
const linkRange = ({ selection: { $from } }: EditorState) => {
  const { parent } = $from
  let found: { from: number; to: number } | null = null
  parent.forEach((node, offset) => {
    const from = $from.start() + offset
    const to = from + node.nodeSize
    if ($from.pos < from || $from.pos > to || marks.link.isInSet(node.marks) === undefined) return
    found ??= { from, to }
  })
  return found as { from: number; to: number } | null
}

const hardBreak = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** From cell to cell; outside of tables Tab leaves the editor, as it leaves every field. */
const toCell =
  (by: 1 | -1): Command =>
  (state, dispatch) => {
    const place = tablePlace(state)
    if (place === null) return false
    const { $from, row } = place
    const edge = by === 1 ? $from.after(row + 1) : $from.before(row + 1)
    const next = TextSelection.findFrom(state.doc.resolve(edge), by, true)
    if (next === null || next.$from.depth < row || next.$from.node(row - 1) !== $from.node(row - 1))
      return false
    dispatch?.(state.tr.setSelection(next).scrollIntoView())
    return true
  }

/** Enter makes no second paragraph in a cell. */
const breakInCell: Command = (state, dispatch) =>
  tablePlace(state) === null ? false : hardBreak(state, dispatch)

export const keys = [
  keymap(Object.fromEntries(tools.flatMap(({ keys: key, run }) => (key === undefined ? [] : [[key, run]])))),
  keymap({
    'Mod-y': redo,
    'Shift-Enter': hardBreak,
    Enter: chainCommands(breakInCell, splitListItem(nodes.list_item)),
    Tab: toCell(1),
    'Shift-Tab': toCell(-1),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
]

export const typingRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
  ],
})
