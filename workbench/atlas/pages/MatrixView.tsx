import type { Locale } from '../../../src/i18n/locale.ts'
import { bareHref, storyHref } from './addresses.ts'
import { Cell } from './Cell.tsx'
import { widths } from './matrixCells.ts'
import type { MatrixCell } from './matrixCells.ts'
import { Box, Cover, Label, Shot } from './MatrixView.styles.ts'
import { words } from './words.ts'

interface Props {
  /** Id of the story. */
  readonly story: string
  readonly cell: MatrixCell
  /** Language of the page around the cells. */
  readonly locale: Locale
}

/** One cell: the story in one language, theme and width, its caption, and the link to its full size. */
export const MatrixView = ({ story, cell, locale }: Props) => {
  const { height, viewport, word } = widths[cell.width]
  const language = cell.locale === 'en' ? 'English' : '中文'
  const label = `${language} · ${words[cell.theme][locale]} · ${words[word][locale]} ${cell.width}`
  const workshop = `${storyHref(story, cell)};viewport.value:${viewport}`
  return (
    <Box $ratio={cell.width / height} data-cell={`${cell.locale} ${cell.theme} ${cell.width}`}>
      <Shot>
        <Cell story={story} locale={cell.locale} theme={cell.theme} width={cell.width} height={height} />
        <Cover href={bareHref(story, cell)} target="_blank" aria-hidden tabIndex={-1} />
      </Shot>
      <Label>
        <span>{label}</span>
        <a href={workshop} target="_top" aria-label={`${words.inWorkshop[locale]} · ${label}`}>
          {words.inWorkshop[locale]}
        </a>
        <a
          href={bareHref(story, cell)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${words.fullSize[locale]} · ${label}`}
        >
          {words.fullSize[locale]}
        </a>
      </Label>
    </Box>
  )
}
