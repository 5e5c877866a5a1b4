import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

import type { Locale } from '../../../src/i18n/locale.ts'
import { GlobalStyle } from '../../../src/theme/GlobalStyle.ts'
import { colourProperties } from '../../../src/theme/tokens.ts'
import type { Chart, ChartLayout } from '../chart/chart.types.ts'
import { layoutOf } from '../chart/layoutOf.ts'
import { allCaptionsOf } from './captionsOf.ts'
import { ChangeReport } from './ChangeReport.tsx'
import { changeWords } from './changeWords.ts'
import type { MachineChange } from './compareMachines.ts'
import type { Known } from './names.ts'
import { Sheet } from './picturePage.styles.ts'

interface Request {
  readonly changes: readonly MachineChange[]
  /** By machine. */
  readonly registry: Readonly<Record<string, Known>>
  readonly heading: string
  readonly locale: Locale
}

/** One HTML file that needs nothing else: changes in words, and each changed chart before and after. */
export const picturePage = async ({ changes, registry, heading, locale }: Request): Promise<string> => {
  const layouts = new Map<Chart, ChartLayout>()
  for (const change of changes) {
    const captions = allCaptionsOf(change.machine, registry[change.machine])
    if (change.change !== 'added') layouts.set(change.before, await layoutOf(change.before, captions))
    if (change.change !== 'removed') layouts.set(change.after, await layoutOf(change.after, captions))
  }
  const layoutFor = (chart: Chart) => layouts.get(chart) ?? unknownChart()
  const words = changeWords[locale]
  const sheet = new ServerStyleSheet()
  const body = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <Sheet>
          <h1>{heading}</h1>
          <p>{changes.length === 0 ? words.nothing : words.machines(changes.length)}</p>
          <ChangeReport
            changes={changes}
            registry={registry}
            layoutFor={layoutFor}
            locale={locale}
            theme="light"
            still
          />
        </Sheet>
      </>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${textOf(heading)}</title>${styles}</head><body>${body}<style>${nightly}</style></body></html>\n`,
  ].join('')
}

// The charts are rendered once, for the day; at night their colours are exchanged.
const nightly = `@media (prefers-color-scheme:dark){.statechart[data-theme]{${colourProperties('dark')}}}`

const textOf = (heading: string) =>
  heading.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const unknownChart = () => {
  throw new Error('A chart was not laid out')
}
