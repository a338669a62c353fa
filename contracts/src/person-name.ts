/** As a passport spells it. Free of schemas, so that a form can say it while somebody types. */
export const personNamePattern = /^\p{L}(?:[\p{L}\p{M}'’· -]|\.(?= |-|$))*$/u;
