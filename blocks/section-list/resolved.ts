export type SectionListData = {
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly description?: string | undefined;
    readonly href: string;
    readonly iconClass?: string | undefined;
  }[];
};
