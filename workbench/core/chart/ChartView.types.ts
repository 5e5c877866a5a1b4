import type { Locale } from '../../../src/i18n/locale.ts'
import type { Mode } from '../../../src/theme/tokens.ts'
import type { Chart, ChartLayout } from './chart.types.ts'

export type Mark = 'added' | 'removed' | 'changed'

export interface ChartViewProps {
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly locale: Locale
  readonly theme: Mode
  /** Description of the drawing, for screen readers. */
  readonly label: string
  /** Ids of the machine's active states. */
  readonly active?: readonly string[]
  /** Ids of the transitions taken last. */
  readonly taken?: readonly string[]
  /** Ids of the transitions that can be taken now; without it none is dimmed. */
  readonly enabled?: readonly string[]
  /** Changes of states and transitions, by id. */
  readonly marks?: Readonly<Record<string, Mark>>
  /** Names of the states, by id. */
  readonly names?: Readonly<Record<string, string>>
  /** Id of a state or transition. */
  readonly selected?: string | null
  /** Without it transitions are no buttons. A dimmed one can be pressed, too: the listener explains why it is. */
  readonly onEdge?: (id: string) => void
  readonly onNode?: (id: string) => void
  /** As large as there is room, without controls. */
  readonly still?: boolean
}
