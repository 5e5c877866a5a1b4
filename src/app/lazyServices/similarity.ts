/** Port of the machine of a comparison with stored papers. */
export { createSimilarityService as similarity } from '../../services/similarityService.ts'
