import { FormattedMessage, useIntl } from 'react-intl'

import type { Publication } from '../../../contract/publication.ts'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Retracted } from './Publication.styles.ts'

export interface RetractionProps {
  retraction: NonNullable<Publication['retraction']>
  /** IANA name. */
  timeZone: string
}

/** The public notice: the record stays, and its fault is stated in both languages. */
export const Retraction = ({ retraction, timeZone }: RetractionProps) => {
  const intl = useIntl()
  return (
    <Retracted aria-label={intl.formatMessage({ id: 'publication.retraction' })}>
      <h2>
        <span lang="zh-CN">已撤稿</span> / <span lang="en">Retracted</span>
      </h2>
      <p>
        <Content text={retraction.reason} />
      </p>
      <p>
        <FormattedMessage
          id="publication.retracted.on"
          values={{
            date: (
              <Moment key="date" at={retraction.at} timeZone={timeZone} format={{ dateStyle: 'medium' }} />
            ),
          }}
        />
      </p>
    </Retracted>
  )
}
