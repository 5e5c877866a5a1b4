import { FormattedMessage } from 'react-intl'

/** The sentence `id` with the links to both documents, each in a new tab (LOGIN-03). */
export const TermsLinks = ({ id }: { id: string }) => (
  <FormattedMessage
    id={id}
    values={{
      agreement: (
        <a key="agreement" href="/agreement" target="_blank" rel="noopener">
          <FormattedMessage id="login.agreement" />
        </a>
      ),
      privacy: (
        <a key="privacy" href="/private" target="_blank" rel="noopener">
          <FormattedMessage id="login.privacy" />
        </a>
      ),
    }}
  />
)
