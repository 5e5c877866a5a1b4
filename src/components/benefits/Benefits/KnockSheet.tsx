import { FormattedMessage, useIntl } from 'react-intl'

import type { KnockView } from '../../../contract/benefits.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { Bar, Big, Buttons, Hits } from './Benefits.styles.ts'
import { KnockRules } from './KnockRules.tsx'

export interface KnockSheetProps {
  knock: KnockView
  isMember: boolean
  /** Leads a guest to the login and back. */
  loginHref: string
  onHit: () => void
}

/** Target of a "knock gold" link: its owner, progress, and the knock (BEN-03). */
export const KnockSheet = ({ knock, isMember, loginHref, onHit }: KnockSheetProps) => {
  const { formatMessage } = useIntl()
  const mayHit = knock.state === 'open' && !knock.is_own && knock.mine === null
  return (
    <>
      <h1 tabIndex={-1}>
        <FormattedMessage
          id={knock.is_own ? 'benefits.knock.own' : 'benefits.knock.of'}
          values={{ owner: knock.owner }}
        />
      </h1>
      <Quiet>
        <a href={`/conferences/${knock.conference_id}`}>{knock.conference}</a>
      </Quiet>
      <div>
        <Big>
          <Money fen={knock.total} />{' '}
          <small>
            <FormattedMessage
              id="benefits.knock.ofLimit"
              values={{ limit: <Money key="limit" fen={knock.limit} /> }}
            />
          </small>
        </Big>
        <Bar max={knock.limit} value={knock.total} aria-label={formatMessage({ id: 'benefits.knock.bar' })} />
      </div>
      <p role="status">
        {knock.mine !== null ? (
          <FormattedMessage
            id="benefits.knock.mine"
            values={{ amount: <Money key="amount" fen={knock.mine} /> }}
          />
        ) : (
          <FormattedMessage
            id={`benefits.knock.state.${knock.state}`}
            values={{
              time: (
                <Moment key="time" at={knock.ends_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              ),
            }}
          />
        )}
      </p>
      <Buttons>
        {mayHit && isMember && (
          <Button onClick={onHit}>
            <FormattedMessage id="benefits.act.hitKnock" />
          </Button>
        )}
        {mayHit && !isMember && (
          <ButtonLink href={loginHref}>
            <FormattedMessage id="benefits.knock.signIn" />
          </ButtonLink>
        )}
        {knock.is_own && (
          <ButtonLink href="/personal/benefits#knock">
            <FormattedMessage id="benefits.knock.manage" />
          </ButtonLink>
        )}
      </Buttons>
      {knock.hits.length > 0 && (
        <Hits>
          {knock.hits.map((hit) => (
            <li key={hit.id}>
              <span>{hit.who}</span>
              <Moment at={hit.at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
              <Money fen={hit.amount} />
            </li>
          ))}
        </Hits>
      )}
      <section>
        <h2>
          <FormattedMessage id="benefits.knock.rules" />
        </h2>
        <KnockRules />
      </section>
    </>
  )
}
