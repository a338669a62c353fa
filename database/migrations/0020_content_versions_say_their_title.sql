-- Why: the desk lists ten thousand entries by title, and finds them by it. Reading the whole of every
-- newest version for a few words took a second. A piece of a page has no title, and is called by the
-- first words of its first block.
-- Who writes: PostgreSQL, from the data of the version. Who reads: domain/content, for the desk.
-- What must never happen: a title that differs from what the version says.

ALTER TABLE content.version
  ADD COLUMN title text GENERATED ALWAYS AS (
    coalesce(
      data ->> 'title', data ->> 'name', data ->> 'label', data ->> 'text',
      data #>> '{blocks,0,props,title}', data #>> '{blocks,0,props,text}',
      left(data #>> '{blocks,0,props,body,content,0,content,0,text}', 80)
    )
  ) STORED,
  ADD COLUMN page_type text GENERATED ALWAYS AS (data ->> 'pageType') STORED;
