import { readFile } from 'node:fs/promises'

import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

import { shareCardSize } from '../shared/shareCardSize.ts'
import { fonts } from './fonts.ts'
import { cinnabar, faint, hairline, ink } from './paper.ts'

/** Picture that networks show beside a link to a page of this site (SEO-01). */
export interface ShareCard {
  readonly language: 'zh' | 'en'
  /** Name of the site. */
  readonly site: string
  /** Kind of the page: a conference, a headline; empty for the site itself. */
  readonly kind: string
  readonly title: string
  /** Under the title: when and where, or who speaks. */
  readonly lines: readonly string[]
}

interface Box {
  readonly type: string
  readonly props: { readonly style: object; readonly children: string | readonly Box[] }
}

const box = (style: object, children: string | readonly Box[]): Box => ({
  type: 'div',
  props: { style, children },
})

/** A PNG. The same card always makes the same bytes. */
export const shareCardPng = async (card: ShareCard): Promise<Uint8Array<ArrayBuffer>> => {
  const { site, kind, title, lines, language } = card
  const { width, height } = shareCardSize
  const column = { display: 'flex', flexDirection: 'column' }
  const tree = box(
    {
      display: 'flex',
      width,
      height,
      background: '#FBFAF7',
      color: ink,
      fontFamily: 'Card',
      lineHeight: 1.35,
    },
    [
      box(
        { position: 'absolute', top: 64, left: 64, width: 3, height: height - 128, background: cinnabar },
        '',
      ),
      // The library adds paddings to a width, so that the room for text is a box of its own.
      box(
        {
          ...column,
          position: 'absolute',
          top: 60,
          left: 104,
          width: width - 184,
          height: height - 120,
          justifyContent: 'space-between',
        },
        [
          box({ ...column, gap: 24 }, [
            box(
              { color: cinnabar, fontSize: 30, letterSpacing: language === 'zh' ? 6 : 1, minHeight: 40 },
              kind,
            ),
            box(
              { fontWeight: 700, fontSize: sizeOf(title), lineHeight: 1.3, lineClamp: 4, display: 'block' },
              title,
            ),
          ]),
          box({ ...column, gap: 8 }, [
            ...lines
              .filter((line) => line !== '')
              .slice(0, 2)
              .map((line) => box({ fontSize: 30, color: faint, lineClamp: 1, display: 'block' }, line)),
            box(
              {
                marginTop: 16,
                paddingTop: 20,
                borderTop: `1px solid ${hairline}`,
                fontSize: 30,
                fontWeight: 700,
              },
              site,
            ),
          ]),
        ],
      ),
    ],
  )
  const [regular, bold, european, europeanBold] = await faces()
  // The library takes React's elements, which are plain objects of this shape.
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts: [
      { name: 'Card', data: regular, weight: 400, style: 'normal' },
      { name: 'Card', data: bold, weight: 700, style: 'normal' },
      { name: 'European', data: european, weight: 400, style: 'normal' },
      { name: 'European', data: europeanBold, weight: 700, style: 'normal' },
    ],
  })
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
}

/** Long titles are smaller; Chinese signs are twice as wide as Latin ones. */
const sizeOf = (title: string): number => {
  const wide = [...new Intl.Segmenter('zh').segment(title)].reduce(
    (sum, { segment }) =>
      sum + (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\uff60]/.test(segment) ? 2 : 1),
    0,
  )
  if (wide <= 26) return 76
  if (wide <= 56) return 64
  return wide <= 100 ? 54 : 44
}

/** Read once in each thread. */
let read: Promise<Buffer[]> | null = null
const faces = async () => {
  const files = [fonts.regular, fonts.bold, fonts.european, fonts.europeanBold]
  const [regular, bold, european, europeanBold] = await (read ??= Promise.all(
    files.map((file) => readFile(file)),
  ))
  if (!regular || !bold || !european || !europeanBold) throw new Error('a font of the share cards is missing')
  return [regular, bold, european, europeanBold] as const
}
