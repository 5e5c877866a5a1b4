/** Whether a review in this state makes its writer a reviewer of the paper, also after its deadline. */
export const isAssigned = (state: string): boolean => state !== 'rejected' && !state.endsWith('.cancelled')
