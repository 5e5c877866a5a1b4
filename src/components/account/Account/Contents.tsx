import { FormattedMessage, useIntl } from 'react-intl'

import * as S from './Account.styles.ts'
import { accountParts } from './Part.tsx'

/** Links to the parts of the page. */
export const Contents = () => {
  const { formatMessage } = useIntl()
  return (
    <S.Contents aria-label={formatMessage({ id: 'account.contents' })}>
      <ul>
        {accountParts.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              <FormattedMessage id={`account.${name}`} />
            </a>
          </li>
        ))}
      </ul>
    </S.Contents>
  )
}
