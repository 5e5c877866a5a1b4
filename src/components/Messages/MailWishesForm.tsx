import { FormattedMessage } from 'react-intl'

import type { MailWishes } from '../../contract/message.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import * as S from './MailWishesForm.styles.ts'

export interface MailWishesFormProps {
  known: MailWishes
  /** What is being saved; counts already. */
  wish: MailWishes['wishes'][number] | null
  onWish: (wish: MailWishes['wishes'][number]) => void
}

/** Which kinds of messages also come by mail (MSG-02). */
export const MailWishesForm = ({ known: { email, wishes }, wish, onWish }: MailWishesFormProps) => (
  <>
    <S.Lead>
      {email === null ? (
        <FormattedMessage id="message.mail.none" />
      ) : (
        <FormattedMessage id="message.mail.to" values={{ email }} />
      )}
    </S.Lead>
    {email !== null && (
      <S.Choices>
        {wishes.map(({ type, wanted }) => (
          <li key={type}>
            <Checkbox
              name={`mail-${type}`}
              checked={wish?.type === type ? wish.wanted : wanted}
              disabled={wish !== null}
              onChange={(isWanted) => onWish({ type, wanted: isWanted })}
            >
              <FormattedMessage id={`message.type.${type}`} />
            </Checkbox>
          </li>
        ))}
      </S.Choices>
    )}
    {email !== null && (
      <S.Lead>
        <FormattedMessage id="message.mail.essential" />
      </S.Lead>
    )}
  </>
)
