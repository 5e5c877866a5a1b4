import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DeliveryValues } from '../../../contract/deliveryParts.ts'
import { accountIn } from '../../../contract/transferAccount.ts'
import { Facts, Panel } from './Delivery.styles.ts'

/** The payer's view of the saved account, in each language. */
export const TransferPreview = ({ values }: { values: DeliveryValues }) => {
  const { account_name = '', bank = '', eng_account_name = '', eng_bank = '', account = '' } = values
  const whole = { account_name, bank, eng_account_name, eng_bank, account }
  return (
    <Panel>
      <h3>
        <FormattedMessage id="delivery.preview" />
      </h3>
      {(['zh', 'en'] as const).map((language) => (
        <section key={language}>
          <p>
            <FormattedMessage id={`delivery.preview.${language}`} />
          </p>
          <Facts>
            {Object.entries(accountIn(language, whole)).map(([name, text]) => (
              <Fragment key={name}>
                <dt>
                  <FormattedMessage id={`delivery.preview.${name}`} />
                </dt>
                <dd lang={language === 'zh' ? 'zh-CN' : 'en'}>{text}</dd>
              </Fragment>
            ))}
          </Facts>
        </section>
      ))}
    </Panel>
  )
}
