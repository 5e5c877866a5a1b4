import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CollectedEntry, CollectionKind } from '../../../contract/collection.ts'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Fact } from '../../kit/Fact.tsx'
import { Actions, Facts, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'

export interface CollectedCardProps {
  kind: CollectionKind
  entry: CollectedEntry
  /** The button that removes it from the collection, and restores it. */
  collect: ReactNode
}

export const CollectedCard = ({ kind, entry, collect }: CollectedCardProps) => (
  <Card state={<FormattedMessage id={`member.collection.${kind}`} />} tone="neutral">
    <Inside>
      <Main>
        <Name>
          <a href={addresses[kind](entry.id)}>
            <Content text={entry.title} marked />
          </a>
        </Name>
        {entry.about !== '' && (
          <Quiet>
            <Content text={entry.about} />
          </Quiet>
        )}
        <Facts>
          <Fact name={`member.collection.${kind}.at`}>
            <Moment at={entry.at} format={{ dateStyle: 'medium' }} />
          </Fact>
          <Fact name="member.collection.since">
            <Moment at={entry.collected_at} format={toTheMinuteWithYear} />
          </Fact>
        </Facts>
      </Main>
      <Whole>
        <Actions>{collect}</Actions>
      </Whole>
    </Inside>
  </Card>
)

const addresses: Readonly<Record<CollectionKind, (id: number) => string>> = {
  conf: (id) => `/conferences/${id}`,
  news: (id) => `/news/${id}`,
  video: (id) => `/videoDetails?video_id=${id}`,
}
