import { FormattedMessage } from 'react-intl'

import { ListBody } from '../../kit/ListBody.tsx'
import type { ListBodyProps } from '../../kit/ListBody.tsx'
import { Count } from '../../kit/publicPage.styles.ts'

export interface ResultListProps<T extends { id: number }> extends ListBodyProps<T> {
  total: number
  /** Message id; takes `total`. */
  count: string
}

/** Search results, below their total. */
export const ResultList = <T extends { id: number }>({ total, count, ...list }: ResultListProps<T>) => (
  <section aria-busy={list.view === 'loading'}>
    <Count role="status">
      {list.view === 'ready' ? <FormattedMessage id={count} values={{ total }} /> : '\u00a0'}
    </Count>
    <ListBody {...list} />
  </section>
)
