import { Ring } from './Spinner.styles.ts'

/** Decorative: what is being waited for is said by the element around it. */
export const Spinner = () => <Ring aria-hidden="true" />
