import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ArtName } from '../Art.tsx'
import { ButtonLink } from '../ButtonLink.tsx'
import { Notice } from '../Notice.tsx'

/**
 * `404` unknown address · `link` a link of a mail or message without a target any more · `202` submission received ·
 * `203` not for this account · `reviewed`.
 */
export type StatusName = '404' | 'link' | '202' | '203' | 'reviewed' | 'loading'

export interface StatusPageProps {
  name: StatusName
  /** Instead of the usual ways on. */
  actions?: ReactNode
}

export const StatusPage = ({ name, actions }: StatusPageProps) => (
  <Notice
    art={arts[name]}
    title={<FormattedMessage id={`page.${name}.title`} />}
    text={<FormattedMessage id={`page.${name}.text`} />}
    actions={
      actions ?? (
        <>
          <ButtonLink href="/home">
            <FormattedMessage id="state.home" />
          </ButtonLink>
          <ButtonLink variant="quiet" href="/helpCenter/modo">
            <FormattedMessage id="state.help" />
          </ButtonLink>
        </>
      )
    }
  />
)

const arts: Record<StatusName, ArtName> = {
  404: 'lost',
  link: 'lost',
  202: 'received',
  203: 'closed',
  reviewed: 'answered',
  loading: 'wait',
}
