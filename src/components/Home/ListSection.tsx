import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'
import { Block, Grid, Heading, More } from './Home.styles.ts'

export interface SectionProps<T> {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  items: readonly T[]
  failure?: Failure | null | undefined
  /** Asks again after a failure, of the first page or of more. */
  onRetry: () => void
  /** Absent: the page shows only the beginning. */
  onMore?: (() => void) | undefined
  more?: 'available' | 'none' | 'loading' | 'failed' | undefined
}

export interface ListSectionProps<T extends { id: number }> extends SectionProps<T> {
  /** Message id. */
  title: string
  /** Where the whole list is. */
  href?: string | undefined
  /** CSS length: narrowest column. */
  min: string
  /** CSS length: height of a place holder. */
  height: string
  children: (item: T) => ReactNode
}

export const ListSection = <T extends { id: number }>({
  title,
  href,
  view,
  items,
  failure,
  min,
  height,
  onRetry,
  onMore,
  more = 'none',
  children,
}: ListSectionProps<T>) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-busy={view === 'loading'}>
      <Heading>
        <h2 id={id}>
          <FormattedMessage id={title} />
        </h2>
        {href !== undefined && (
          <a href={href} aria-describedby={id}>
            <FormattedMessage id="home.all" />
          </a>
        )}
      </Heading>
      {view === 'loading' && (
        <Grid $min={min}>
          {[1, 2, 3].map((key) => (
            <li key={key}>
              <Skeleton $height={height} />
            </li>
          ))}
        </Grid>
      )}
      {view === 'ready' && (
        <Grid $min={min}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </Grid>
      )}
      {view === 'empty' && <EmptyState />}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'ready' && more === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'ready' && onMore !== undefined && (more === 'available' || more === 'loading') && (
        <More>
          <Button variant="quiet" busy={more === 'loading'} onClick={onMore}>
            <FormattedMessage id="state.more" />
          </Button>
        </More>
      )}
    </Block>
  )
}
