import {
  levelOf,
  pictureOf,
  textOf,
  type RichDocument,
  type RichNode,
} from '../../../src/contract/richText.ts'
import { faint } from '../paper.ts'
import { drawTable } from './drawTable.ts'
import { runsOf, type Look } from './runsOf.ts'
import type { Element, Flow, Style } from './createFlow.ts'

interface Place {
  readonly x: number
  readonly width: number
  readonly parent: Element
  /** Its paragraphs begin indented, as Chinese letters do. */
  readonly isIndented: boolean
  readonly color?: string
}

/** Draws a rich text as it is read on its page. */
export const drawRich = (flow: Flow, doc: RichDocument, look: Look, parent: Element = flow.root): void => {
  const isChinese = look.language === 'zh'
  const { size, leading } = isChinese ? { size: 11, leading: 1.8 } : { size: 10.5, leading: 1.6 }
  const styleIn = ({ x, width, color }: Place): Style => ({
    ...{ x, width, size, leading },
    ...(color !== undefined && { color }),
  })

  const blocks = (node: RichNode, place: Place) => {
    for (const child of node.content ?? []) block(child, place)
  }

  const block = (node: RichNode, place: Place): void => {
    switch (node.type) {
      case 'paragraph': {
        const runs = runsOf(node, look)
        // An empty paragraph is a line that its writer left free.
        if (textOf(node).trim() === '') return flow.skip(size * 0.8)
        const isGreeting = node === doc.content?.[0] && /[：:]\s*$/.test(textOf(node))
        const indent = place.isIndented && isChinese && !isGreeting ? size * 2 : 0
        flow.write(runs, { ...styleIn(place), indent }, flow.part('P', place.parent))
        return flow.skip(size * 0.4)
      }
      case 'heading': {
        const isSmall = levelOf(node) === 3
        const points = isSmall ? size + 1 : size + 3
        flow.skip(size * 0.7)
        // With two lines of what it is about.
        flow.need(points * 1.5 + size * leading * 2)
        const style = { ...styleIn(place), size: points, leading: 1.5, bold: true }
        flow.write(runsOf(node, look), style, flow.part(isSmall ? 'H3' : 'H2', place.parent))
        return flow.skip(size * 0.3)
      }
      case 'blockquote': {
        const quote = flow.part('BlockQuote', place.parent)
        return blocks(node, { ...inward(place, 18), parent: quote, isIndented: false, color: faint })
      }
      case 'bullet_list':
      case 'ordered_list': {
        const list = flow.part('L', place.parent)
        for (const [at, item] of (node.content ?? []).entries())
          listItem(item, node.type === 'ordered_list' ? `${at + 1}.` : '•', { ...place, parent: list })
        return
      }
      case 'table':
        drawTable(flow, node, { ...styleIn(place), leading: 1.45, size: size - 0.5 }, look, place.parent)
        return flow.skip(size * 0.8)
      case 'horizontal_rule':
        flow.need(size * 2)
        flow.down(size * 0.8)
        flow.rule({ x: place.x, width: place.width })
        return flow.down(size)
      case 'picture':
        picture(node, place)
        return flow.skip(size * 0.8)
      case 'doc':
      case 'list_item':
      case 'table_row':
      case 'table_header':
      case 'table_cell':
      case 'text':
      case 'hard_break':
        return
    }
  }

  const picture = (node: RichNode, place: Place) => {
    const shown = pictureOf(node)
    if (shown === null) return
    const { src, alt, width, height } = shown
    const figure = flow.part('Figure', place.parent, { alt })
    const bytes = look.pictures.get(src)
    if (bytes === undefined) return flow.write([{ text: alt }], { ...styleIn(place), color: faint }, figure)
    const scale = Math.min(pointsPerPixel, place.width / width, tallest / height)
    const wide = width * scale
    flow.skip(size * 0.4)
    flow.picture(
      bytes,
      { x: place.x + (place.width - wide) / 2, width: wide, height: height * scale },
      figure,
    )
  }

  const listItem = (item: RichNode, sign: string, place: Place) => {
    const element = flow.part('LI', place.parent)
    const style = styleIn(place)
    flow.need(size * leading)
    const label = [{ text: sign }]
    const wide = Math.max(size * 1.5, flow.widthOf(label, style) + size * 0.5)
    flow.put(flow.linesOf(label, style), 0, style, flow.part('Lbl', element))
    const body = flow.part('LBody', element)
    const first = item.content?.[0]
    // An item without words keeps the line of its sign.
    if (first === undefined || textOf(first).trim() === '') flow.down(size * leading)
    blocks(item, { ...inward(place, wide), parent: body, isIndented: false })
  }

  blocks(doc, { ...flow.inner, parent, isIndented: true })
}

/** As on a screen: 96 pixels are an inch. */
const pointsPerPixel = 0.75
/** Greatest height of a picture, in points: more than half of a sheet. */
const tallest = 420

/** At any depth, half of the sheet is left to write on. */
const inward = (place: Place, points: number): Place => {
  const by = Math.min(points, Math.max(0, place.width - 230))
  return { ...place, x: place.x + by, width: place.width - by }
}
