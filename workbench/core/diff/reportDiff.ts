import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { Revision } from '../../../scripts/lib/keptCharts.mjs'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { Chart } from '../chart/chart.types.ts'
import { compareMachines } from './compareMachines.ts'
import type { MachineChange } from './compareMachines.ts'
import type { ChartHistory } from './history.types.ts'
import type { Known } from './names.ts'
import { picturePage } from './picturePage.tsx'
import { reportText } from './reportText.ts'
import { standsIn } from './standsIn.ts'

interface Request {
  /** `tooEarly`: replaces a moment at which no chart was kept. */
  readonly since: Revision & { readonly tooEarly: boolean }
  readonly extent: ChartHistory['extent']
  /** By machine. */
  readonly before: Readonly<Record<string, Chart>>
  readonly after: Readonly<Record<string, Chart>>
  /** Words for those of these machines that still exist; called for the changed ones only. */
  readonly wordsOf: (machines: readonly string[]) => Promise<Readonly<Record<string, Known>>>
  readonly locale: Locale
}

interface Report {
  readonly changes: readonly MachineChange[]
  /** For a terminal. */
  readonly text: string
  /** A page that needs nothing else. */
  readonly html: string
}

/** Output of `npm run atlas:diff`. */
export const reportDiff = async ({
  since,
  extent,
  before,
  after,
  wordsOf,
  locale,
}: Request): Promise<Report> => {
  const changes = compareMachines(before, after)
  const registry = await wordsOf(changes.map(({ machine }) => machine))
  const heading = headingOf(since, locale)
  const notes = [
    ...(since.tooEarly ? [standsIn[extent](momentOf(since, locale))[locale]] : []),
    ...(Object.keys(before).length === 0 ? [noChartsYet[locale]] : []),
  ]
  return {
    changes,
    text: [heading, ...notes, reportText(changes, registry, locale)].join('\n\n'),
    html: await picturePage({ changes, registry, heading, locale }),
  }
}

/** `2026年11月20日 18:04 以来的状态图变化（b7273fa …）` */
const headingOf = (revision: Revision, locale: Locale) => {
  const moment = momentOf(revision, locale)
  const name = `${revision.hash.slice(0, 7)} ${revision.subject}`
  return locale === 'zh-CN'
    ? `${moment} 以来的状态图变化（${name}）`
    : `Charts that changed since ${moment} (${name})`
}

const momentOf = ({ date }: Revision, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))

const noChartsYet: Bilingual = {
  'zh-CN': '那时还没有保存状态图，所以每个流程都算新增。',
  en: 'No charts were kept then, so that every flow counts as new.',
}
