export * from './answer-contact-message'
export * from './keep-contact-message'
