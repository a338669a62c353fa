/** `common`, or a language; what is no part of anything is simply not there. */
export const isPart = (text: string): boolean => /^(common|[a-z]{2,3}(-[A-Z]{2})?)$/.test(text);
