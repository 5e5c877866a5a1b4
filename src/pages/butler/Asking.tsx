import { useSearch } from 'wouter'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Section } from '../../components/site/Butler/Butler.styles.ts'
import { Button } from '../../components/kit/Button.tsx'
import type { ButlerService } from '../../contract/butler.ts'
import { Asked } from './Asked.tsx'
import { Enquiries } from './Enquiries.tsx'

export interface AskingProps {
  readonly isGuest: boolean
  readonly services: readonly ButlerService[]
  /** Counts the enquiries that were sent here: each begins with an empty form. */
  readonly round: number
  readonly onSent: () => void
}

/** Enquiries of members to the butler, and the answers. */
export const Asking = ({ isGuest, services, round, onSent }: AskingProps) => {
  const { go } = useServices()
  const search = useSearch()
  return (
    <>
      <Section id="ask" aria-labelledby="butler-ask">
        <h2 id="butler-ask">
          <FormattedMessage id="butler.ask" />
        </h2>
        {isGuest ? (
          <div>
            <Button onClick={() => go.toLogin('/butler#ask')}>
              <FormattedMessage id="butler.signIn" />
            </Button>
          </div>
        ) : (
          <Asked key={round} services={services} onSent={onSent} />
        )}
      </Section>
      {!isGuest && <Enquiries key={`${round} ${search}`} />}
    </>
  )
}
