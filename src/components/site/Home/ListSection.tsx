import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { Block, Heading } from './Home.styles.ts'
import { ListBody } from '../../kit/ListBody.tsx'
import type { ListBodyProps } from '../../kit/ListBody.tsx'

export interface ListSectionProps<T extends { id: number }> extends Omit<
  ListBodyProps<T>,
  'places' | 'none'
> {
  /** Message id. */
  title: string
  /** Link to the whole list. */
  href?: string | undefined
}

export const ListSection = <T extends { id: number }>({ title, href, ...list }: ListSectionProps<T>) => {
  const id = useId()
  return (
    <Block aria-labelledby={id} aria-busy={list.view === 'loading'}>
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
      <ListBody {...list} places={3} />
    </Block>
  )
}
