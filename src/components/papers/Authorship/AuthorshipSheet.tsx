import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Authorship } from '../../../contract/authorship.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Facts, Inside, Main, Whole } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { listed } from '../../kit/listed.ts'

export interface AuthorshipSheetProps {
  readonly authorship: Authorship
  /** The buttons of the answer. */
  readonly answers: ReactNode
}

/** The paper that names the account as an author, and the account's answers; the latest counts. */
export const AuthorshipSheet = ({ authorship, answers }: AuthorshipSheetProps) => {
  const intl = useIntl()
  const { title, conference, name, affiliation, authors, answer } = authorship
  const state = answer ?? 'asked'
  return (
    <Card tone={tones[state]} state={<FormattedMessage id={`authorship.state.${state}`} />}>
      <Inside>
        <Main>
          <h2>
            <Content text={title} marked />
          </h2>
          <Facts>
            <Fact name="authorship.conference">
              <Content text={conference} />
            </Fact>
            <Fact name="authorship.authors">
              <Content text={listed(authors, intl.locale)} />
            </Fact>
            <Fact name="authorship.you">
              <Content text={[name, affiliation].filter((part) => part !== '').join(' · ')} />
            </Fact>
          </Facts>
        </Main>
        <Whole>
          <p role="status">
            <FormattedMessage id={`authorship.text.${state}`} />
          </p>
          {answers}
        </Whole>
      </Inside>
    </Card>
  )
}

const tones = { asked: 'waiting', confirmed: 'good', denied: 'neutral' } as const
