"""Reads rivers, lakes and heights out of the netCDF files of Debian's gmt-gshhg-high and ferret-datasets.

Called by prepare-atlas.ts: boxes of degrees by name come as JSON on standard input, one JSON file a box goes to the
folder named. Needs python3-netcdf4 and python3-shapely; the site itself needs neither.
"""
import json
import os
import sys

import netCDF4
import numpy as np
from shapely.geometry import LineString, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union

GSHHG = "/usr/share/gmt-gshhg"
ETOPO5 = "/usr/share/ferret-vis/data/etopo5.cdf"
# Hierarchy of the rivers: 0 to 4 carry water all year, what follows dries up or was dug.
PERENNIAL = 4
LAKE, ISLAND_IN_LAKE = 2, 3
# Shores are stored in bins; their ends meet on this grid.
SNAP = 0.0005


def raw(data, name):
    variable = data.variables[name]
    variable.set_auto_mask(False)
    return variable[:]


class Bins:
    """Lines stored by squares of the globe, each point as a fraction of its square."""

    def __init__(self, path):
        self.data = netCDF4.Dataset(path)
        self.size = int(raw(self.data, "Bin_size_in_minutes")[0]) / 60
        self.columns = int(round(360 / self.size))
        self.first = raw(self.data, "Id_of_first_segment_in_a_bin")
        self.count = raw(self.data, "N_segments_in_a_bin")
        self.start = raw(self.data, "Id_of_first_point_in_a_segment")
        axes = ("longitude", "latitude")
        self.offsets = [
            raw(self.data, f"Relative_{axis}_from_SW_corner_of_bin").astype(np.uint16).astype(float) for axis in axes
        ]

    def segments(self, west, south, east, north):
        for row in range(int((90 - north) // self.size), int((90 - south) // self.size) + 1):
            for column in range(int(west // self.size), int(east // self.size) + 1):
                place = row * self.columns + column % self.columns
                corner = (column * self.size, 90 - (row + 1) * self.size)
                for segment in range(self.first[place], self.first[place] + self.count[place]):
                    yield segment, corner

    def points(self, segment, length, corner):
        part = slice(self.start[segment], self.start[segment] + length)
        return np.column_stack([corner[axis] + self.offsets[axis][part] * self.size / 65535 for axis in (0, 1)])


def rivers_in(bins, bounds):
    levels = raw(bins.data, "Hierarchial_level_of_a_segment")
    lengths = raw(bins.data, "N_points_for_a_segment")
    by_level = {}
    for segment, corner in bins.segments(*bounds):
        if levels[segment] <= PERENNIAL and lengths[segment] > 1:
            line = LineString(np.round(bins.points(segment, int(lengths[segment]), corner), 4))
            by_level.setdefault(int(levels[segment]), []).append(line)
    frame = box(*bounds)
    for level, lines in sorted(by_level.items()):
        merged = linemerge(lines).intersection(frame)
        for line in getattr(merged, "geoms", [merged]):
            if line.length > 0:
                yield {"level": level, "line": [list(point) for point in line.coords]}


def lakes_in(bins, bounds, least):
    packed = raw(bins.data, "Embedded_npts_levels_exit_entry_for_a_segment").astype(np.int64)
    ids = raw(bins.data, "Id_of_GSHHS_ID")
    areas = raw(bins.data, "The_km_squared_area_of_polygons")
    shores = {}
    for segment, corner in bins.segments(*bounds):
        level, length = (int(packed[segment]) >> 6) & 7, int(packed[segment]) >> 9
        # The area of a river that is wide enough to have two banks is negative.
        area = float(areas[ids[segment]])
        if length > 1 and ((level == LAKE and area >= least) or (level == ISLAND_IN_LAKE and area >= 40)):
            points = np.round(bins.points(segment, length, corner) / SNAP) * SNAP
            shores.setdefault((level, int(ids[segment])), []).append(LineString(points))
    for (level, number), lines in sorted(shores.items()):
        for polygon in polygonize(unary_union(lines)):
            yield level, number, float(areas[number]), Polygon(polygon.exterior)


def with_islands(found):
    found = list(found)
    islands = [polygon for level, _, _, polygon in found if level == ISLAND_IN_LAKE]
    for level, number, area, polygon in found:
        if level != LAKE:
            continue
        inside = [each for each in islands if polygon.contains(each.representative_point())]
        rings = [list(map(list, np.round(ring.exterior.coords, 4))) for ring in (polygon, *inside)]
        yield {"id": number, "km2": round(area), "rings": rings}


def heights_in(grid, west, south, east, north):
    longitudes, latitudes = (np.asarray(raw(grid, f"ETOPO05_{axis}"), float) for axis in "XY")
    columns = np.where((longitudes - west) % 360 <= east - west)[0]
    columns = columns[np.argsort((longitudes[columns] - west) % 360)]
    rows = np.where((latitudes >= south) & (latitudes <= north))[0]
    metres = raw(grid, "ROSE")[rows.min() : rows.max() + 1, :][:, columns]
    return {
        "west": west + float((longitudes[columns[0]] - west) % 360),
        "south": float(latitudes[rows[0]]),
        "step": float(longitudes[1] - longitudes[0]),
        "width": len(columns),
        "height": len(rows),
        "metres": [int(value) for value in metres.ravel()],
    }


def main(folder):
    rivers, shores = Bins(f"{GSHHG}/binned_river_h.nc"), Bins(f"{GSHHG}/binned_GSHHS_h.nc")
    grid = netCDF4.Dataset(ETOPO5)
    for name, wanted in json.load(sys.stdin).items():
        bounds = wanted["box"]
        found = {
            "rivers": list(rivers_in(rivers, bounds)),
            "lakes": list(with_islands(lakes_in(shores, wanted["around"], wanted["leastLake"]))),
            "heights": heights_in(grid, *bounds),
        }
        with open(os.path.join(folder, f"{name}.json"), "w") as file:
            json.dump(found, file)


main(sys.argv[1])
