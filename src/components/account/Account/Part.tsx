import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import * as S from './Account.styles.ts'

export const accountParts = [
  'profile',
  'ways',
  'security',
  'devices',
  'messages',
  'data',
  'deletion',
] as const
type AccountPart = (typeof accountParts)[number]

/** One part of the page, with an address of its own: `/account#devices`. */
export const Part = ({ name, children }: { name: AccountPart; children: ReactNode }) => (
  <S.Part id={name} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>
      <FormattedMessage id={`account.${name}`} />
    </h2>
    <S.Lead>
      <FormattedMessage id={`account.${name}.lead`} />
    </S.Lead>
    {children}
  </S.Part>
)
