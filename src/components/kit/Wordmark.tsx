import { useIntl } from 'react-intl'

import { Logo, Seal } from './Wordmark.styles.ts'

interface Props {
  readonly logo?: string | undefined
  /** Name of the site; empty: the product's own. */
  readonly name?: string | undefined
}

/** The configured logo, or the seal with the name of the site. */
export const Wordmark = ({ logo = '', name = '' }: Props) => {
  const intl = useIntl()
  const shown = name || intl.formatMessage({ id: 'shell.name' })
  if (logo !== '') return <Logo src={logo} height="32" alt={shown} />
  return (
    <>
      <Seal width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path
          d="M3 2h22l1 1v22l-1 1H3l-1-1V3z M6 9l8-4.500L22 9M8 11.500h12M9 15h10M14 15l-4 6.500h9M17 18.500l2.500 3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.600"
        />
      </Seal>
      <span>{shown}</span>
    </>
  )
}
