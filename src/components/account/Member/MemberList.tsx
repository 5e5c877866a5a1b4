import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { More } from '../../kit/coverGrid.styles.ts'
import type { SectionProps } from '../../kit/ListBody.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { Block, Count, Heading, List } from '../../kit/cardList.styles.ts'

export interface MemberListProps<T> extends SectionProps<T> {
  total: number
  /** Message id; a list that is the page itself has none. */
  title?: string | undefined
  /** CSS length: height of a place holder. */
  height: string
  /** Message id of how many there are. */
  count?: string | undefined
  /** Explanation for an empty list, with a link to where entries come from. */
  empty: ReactNode
  children: (item: T) => ReactNode
}

/** A list of the member centre (MEM-01): it lists, pages, is empty, and fails with a retry. */
export const MemberList = <T extends { id: number }>({
  title,
  view,
  items,
  total,
  failure,
  more = 'none',
  height,
  count = 'member.count',
  empty,
  onMore,
  onRetry,
  children,
}: MemberListProps<T>) => {
  const id = useId()
  return (
    <Block aria-busy={view === 'loading'} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Heading id={id}>
          <FormattedMessage id={title} />
        </Heading>
      )}
      {title === undefined && (
        <Count role="status">
          {view === 'ready' && <FormattedMessage id={count} values={{ total }} />}
          {view === 'loading' && <FormattedMessage id="state.loading" />}
        </Count>
      )}
      {view === 'loading' && (
        <List aria-hidden="true">
          {(title === undefined ? [1, 2, 3] : [1]).map((key) => (
            <li key={key}>
              <Skeleton $height={height} />
            </li>
          ))}
        </List>
      )}
      {view === 'ready' && (
        <List>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </List>
      )}
      {view === 'empty' && empty}
      {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'ready' && more === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
      {view === 'ready' && (more === 'available' || more === 'loading') && (
        <More>
          <Button variant="quiet" busy={more === 'loading'} onClick={onMore}>
            <FormattedMessage id="state.more" />
          </Button>
        </More>
      )}
    </Block>
  )
}
