import { FormattedMessage } from 'react-intl'

import type { ChannelWishes } from '../../../contract/message.ts'
import { channels, type Channel } from '../../../contract/notifications.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import * as S from './ChannelWishesForm.styles.ts'

export interface ChannelWishesFormProps {
  known: ChannelWishes
  /** The setting being saved; already in effect on the page. */
  wish: ChannelWishes['wishes'][number] | null
  onWish: (wish: ChannelWishes['wishes'][number]) => void
}

/** Which kinds of messages also come by mail and as text messages (MSG-02). */
export const ChannelWishesForm = ({ known, wish, onWish }: ChannelWishesFormProps) => (
  <>
    {channels.map((channel) => {
      const address = channel === 'mail' ? known.email : known.mobile
      // Text messages are not listed where the site sends none.
      if (channel === 'sms' && address === null) return null
      return (
        <S.Channel key={channel}>
          <legend>
            <FormattedMessage id={`message.${channel}`} />
          </legend>
          <S.Lead>
            <FormattedMessage id={leadOf(channel, address)} values={{ address }} />
          </S.Lead>
          {address !== null && (
            <S.Choices>
              {known.wishes
                .filter((each) => each.channel === channel)
                .map(({ type, wanted }) => (
                  <li key={type}>
                    <Checkbox
                      name={`${channel}-${type}`}
                      checked={wish?.type === type && wish.channel === channel ? wish.wanted : wanted}
                      disabled={wish !== null}
                      onChange={(isWanted) => onWish({ type, channel, wanted: isWanted })}
                    >
                      <FormattedMessage id={`message.type.${type}`} />
                    </Checkbox>
                  </li>
                ))}
            </S.Choices>
          )}
          {address !== null && (
            <S.Lead>
              <FormattedMessage id={`message.${channel}.note`} />
            </S.Lead>
          )}
        </S.Channel>
      )
    })}
  </>
)

const leadOf = (channel: Channel, address: string | null) =>
  address === null ? 'message.mail.none' : (`message.${channel}.to` as const)
