import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { FailureState } from './FailureState.tsx'
import { Skeleton } from './Skeleton.ts'
import { Grid, More } from './coverGrid.styles.ts'

export interface SectionProps<T> {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  items: readonly T[]
  failure?: Failure | null | undefined
  /** Retries after a failure, of the first page or of more. */
  onRetry: () => void
  /** Absent: the page shows only the beginning. */
  onMore?: (() => void) | undefined
  more?: 'available' | 'none' | 'loading' | 'failed' | undefined
}

export interface ListBodyProps<T extends { id: number }> extends SectionProps<T> {
  /** CSS length: narrowest column. */
  min: string
  /** CSS length: height of a place holder. */
  height: string
  /** Number of placeholders. */
  places: number
  /** Text for an empty list; absent: the usual sentence. */
  none?: ReactNode
  /** `at`: index of the entry, from 0. */
  children: (item: T, at: number) => ReactNode
}

/** The entries of a list in columns, the replacement for an empty list, and the control for more. */
export const ListBody = <T extends { id: number }>({
  view,
  items,
  failure,
  min,
  height,
  places,
  none,
  onRetry,
  onMore,
  more = 'none',
  children,
}: ListBodyProps<T>) => (
  <>
    {view === 'loading' && (
      <Grid $min={min}>
        {Array.from({ length: places }, (_, place) => (
          <li key={place}>
            <Skeleton $height={height} />
          </li>
        ))}
      </Grid>
    )}
    {view === 'ready' && (
      <Grid $min={min}>
        {items.map((item, at) => (
          <li key={item.id}>{children(item, at)}</li>
        ))}
      </Grid>
    )}
    {view === 'empty' && <EmptyState>{none}</EmptyState>}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'ready' && more === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'ready' && onMore !== undefined && (more === 'available' || more === 'loading') && (
      <More>
        <Button variant="quiet" busy={more === 'loading'} onClick={onMore}>
          <FormattedMessage id="state.more" />
        </Button>
      </More>
    )}
  </>
)
