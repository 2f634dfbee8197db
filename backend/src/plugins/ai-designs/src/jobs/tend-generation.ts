import { tendGeneration } from '../generation/tend'

export default tendGeneration

export const config = { name: 'tend-generation', schedule: '* * * * *' }
