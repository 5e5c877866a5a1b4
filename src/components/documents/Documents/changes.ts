import { heightOf, type Block, type PageDesign } from '../../../contract/documents/design.ts'

/** Changes of a page; each answers a new design. */

const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most))
const inHalves = (value: number): number => Math.round(value * 2) / 2

/** So far as the page goes. */
export const moveBlock = (design: PageDesign, index: number, dx: number, dy: number): PageDesign => {
  const block = design.blocks[index]
  if (block === undefined) return design
  return withBlock(design, index, {
    ...block,
    x: within(inHalves(block.x + dx), design.width - block.width),
    y: within(inHalves(block.y + dy), design.height - heightOf(block)),
  })
}

export const withBlock = (design: PageDesign, index: number, block: Block): PageDesign => ({
  ...design,
  blocks: design.blocks.map((each, at) => (at === index ? block : each)),
})

export const withoutBlock = (design: PageDesign, index: number): PageDesign => ({
  ...design,
  blocks: design.blocks.filter((_, at) => at !== index),
})

export const addBlock = (design: PageDesign, kind: Block['kind'], words: string): PageDesign => {
  const { width, height } = design
  const [x, y] = [inHalves(width * 0.1), inHalves(height * 0.1)]
  const wide = inHalves(width * 0.5)
  const fresh: Readonly<Record<Block['kind'], Block>> = {
    text: {
      ...{ kind: 'text', x, y, width: wide, height: 10, text: words, size: 12, weight: 'regular' },
      ...{ align: 'left', height_align: 'middle', language: 'zh', fit: 'shrink', color: 'ink' },
    },
    qr: { kind: 'qr', x, y, width: Math.min(25, wide) },
    rect: { kind: 'rect', x, y, width: wide, height: 0.5, color: 'ink', line: 0 },
  }
  return { ...design, blocks: [...design.blocks, fresh[kind]] }
}

/** The uppermost one at a point of the page; null: none is there. */
export const blockAt = (design: PageDesign, x: number, y: number): number | null => {
  const index = design.blocks.findLastIndex(
    (block) =>
      // A thin line is caught from beside it, too.
      x >= block.x - 1 &&
      x <= block.x + block.width + 1 &&
      y >= block.y - 1 &&
      y <= block.y + heightOf(block) + 1,
  )
  return index < 0 ? null : index
}
