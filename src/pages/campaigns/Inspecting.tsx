import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { Part } from '../../components/kit/step.styles.ts'
import { PersonSearch } from '../../components/mail/Campaigns/PersonSearch.tsx'
import type { Campaign } from '../../contract/campaign.ts'
import { Preview } from './Preview.tsx'
import { Why } from './Why.tsx'

/** Preview of the mail for one person, and the reason that a person gets it or not. */
export const Inspecting = ({ campaign }: { campaign: Campaign }) => {
  const [words, setWords] = useState('')
  /** Null: the first of the audience. */
  const [order, setOrder] = useState<number | null>(null)
  return (
    <>
      <Part aria-labelledby="campaign-preview">
        <h2 id="campaign-preview">
          <FormattedMessage id="campaign.preview" />
        </h2>
        <Preview key={order} campaign={campaign} orderId={order} />
      </Part>
      <Part aria-labelledby="campaign-why">
        <h2 id="campaign-why">
          <FormattedMessage id="campaign.why" />
        </h2>
        <PersonSearch
          label={<FormattedMessage id="campaign.why.field" />}
          submit={<FormattedMessage id="campaign.why.search" />}
          onSearch={setWords}
        />
        {words !== '' && <Why key={words} campaign={campaign} words={words} onPreview={setOrder} />}
      </Part>
    </>
  )
}
